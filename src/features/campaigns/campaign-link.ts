import { SIGNUP_ADDRESS } from '../../core/site/addresses.ts';

/** Query parameters that name the visitor's campaign. */
export interface CampaignParameters {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
}

/** Adds a campaign's parameters to an address, but keeps those that the address already has: the operator has set them. */
export function withParameters(address: string, parameters: CampaignParameters): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  return url.href;
}

/** Returns the target of a campaign's sign-up buttons: the dating service, or the site's own page while there is none. */
export function signupAddress(signupUrl: string | undefined, parameters: CampaignParameters): string {
  return signupUrl === undefined ? SIGNUP_ADDRESS : withParameters(signupUrl, parameters);
}
