import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { AuthenticationOutcome, EntryOutcome, SecondStep } from '../../gateway/browser/authentication.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import type { Toasts } from '../../presentation/toasts/toast-region.ts';
import { grantAccess, wantSecondFactor } from '../session/store.ts';
import { SIGN_IN_FAILED } from './copy.ts';
import { failureMessage } from './failure-message.ts';
import { SecondStepForm } from './SecondStepForm.tsx';

interface Entering {
  /** Follows what a sign-in has come to: into the back office, to the second step, or a message at the form. */
  enter(outcome: AuthenticationOutcome, otherwise?: string, done?: string): SubmitOutcome<never>;
  /** The second step, in place of the form; null before and without it. */
  secondStep: ReactNode | null;
}

/** Leads a person who signs in on. @param address where the back office opens */
export function useEntering(toasts: Toasts, address: string, defaultDone: string): Entering {
  const [, navigate] = useLocation();
  const [step, setStep] = useState<SecondStep<EntryOutcome> | null>(null);

  const enter: Entering['enter'] = (outcome, otherwise = SIGN_IN_FAILED, done = defaultDone) => {
    switch (outcome.kind) {
      case 'code-wanted':
        setStep(outcome.step);
        return { kind: 'sent' };
      case 'signed-in':
        grantAccess(outcome.role);
        toasts.tell(done);
        navigate(address, { replace: true });
        return { kind: 'sent' };
      case 'set-up-wanted':
        wantSecondFactor();
        navigate(address, { replace: true });
        return { kind: 'sent' };
      default:
        return { kind: 'refused', message: failureMessage(outcome, otherwise) };
    }
  };
  return {
    enter,
    secondStep: step && (
      <SecondStepForm
        giveCode={async (code) => enter(await step.giveCode(code))}
        giveRecoveryCode={async (code) => enter(await step.giveRecoveryCode(code))}
      />
    ),
  };
}
