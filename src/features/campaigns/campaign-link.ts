import { SIGNUP_ADDRESS } from '../../core/site/addresses.ts';

/** Query parameters that name the campaign which a visitor comes from. */
export interface CampaignParameters {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
}

/**
 * Adds a campaign's parameters to an address. What the address says already stays as it is, also of the same name: its
 * operator knows better.
 */
export function withParameters(address: string, parameters: CampaignParameters): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  return url.href;
}

/** Where a campaign's sign-up buttons lead: to the dating service, or to the site's own page while there is none. */
export function signupAddress(signupUrl: string | undefined, parameters: CampaignParameters): string {
  return signupUrl === undefined ? SIGNUP_ADDRESS : withParameters(signupUrl, parameters);
}
