import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { AuthenticationOutcome, SignInOutcome, SecondStep } from '../../gateway/browser/authentication.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import type { Toasts } from '../../presentation/toasts/toast-region.ts';
import { grantAccess, requireSecondFactor } from '../session/store.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { SECOND_STEP_COPY, SIGN_IN_FAILED } from './copy.ts';
import { failureMessage } from './failure-message.ts';
import { SecondStepForm } from './SecondStepForm.tsx';

interface Entering {
  /** Acts on the outcome of a sign-in: opens the back office, shows the second step, or returns a message for the form. */
  enter(outcome: AuthenticationOutcome, otherwise?: string, done?: string): SubmitOutcome<never>;
  /** Second step, in place of the title and the form; null without it. */
  secondStep: ReactNode | null;
}

/** Completes a sign-in. @param address where the back office opens */
export function useEntering(toasts: Toasts, address: string, defaultDone: string): Entering {
  const [, navigate] = useLocation();
  const [step, setStep] = useState<SecondStep<SignInOutcome> | null>(null);

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
        requireSecondFactor();
        navigate(address, { replace: true });
        return { kind: 'sent' };
      default:
        return { kind: 'refused', message: failureMessage(outcome, otherwise) };
    }
  };
  return {
    enter,
    secondStep: step && (
      <>
        {/* The key makes React mount a new title, which takes the focus, in place of the former one. */}
        <ScreenTitle key="second-step" text={SECOND_STEP_COPY.title} />
        <SecondStepForm
          giveCode={async (code) => enter(await step.giveCode(code))}
          giveRecoveryCode={async (code) => enter(await step.giveRecoveryCode(code))}
        />
      </>
    ),
  };
}
