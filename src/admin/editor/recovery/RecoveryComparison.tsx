import { useMemo, type ReactNode } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { formDifference } from '../../../core/editing/form-difference.ts';
import { longDateTime } from '../../../core/time/paris-time.ts';
import { FormComparison } from '../comparison/FormComparison.tsx';
import { LargeDialog } from '../comparison/LargeDialog.tsx';
import type { RecoveredText } from '../editing-session.ts';
import { RECOVERY_COPY } from './copy.ts';

interface Props {
  recovered: RecoveredText;
  present: ArticleForm;
  actions: ReactNode;
  onClose(): void;
}

export default function RecoveryComparison({ recovered, present, actions, onClose }: Props) {
  const difference = useMemo(() => formDifference(present, recovered.form), [present, recovered]);
  const sides = {
    before: {
      title: RECOVERY_COPY.presentTitle,
      spoken: RECOVERY_COPY.presentAlone,
      alone: RECOVERY_COPY.presentAlone,
    },
    after: {
      title: RECOVERY_COPY.recoveredTitle(longDateTime(recovered.typedAt)),
      spoken: RECOVERY_COPY.recoveredAlone,
      alone: RECOVERY_COPY.recoveredAlone,
    },
  };
  return (
    <LargeDialog title={RECOVERY_COPY.dialog} close={RECOVERY_COPY.close} actions={actions} onClose={onClose}>
      <FormComparison difference={difference} sides={sides} />
    </LargeDialog>
  );
}
