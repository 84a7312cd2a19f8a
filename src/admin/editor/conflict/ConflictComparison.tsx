import { useMemo, useRef, useState } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { formDifference } from '../../../core/editing/form-difference.ts';
import { mergeDecisions, type MergeDecisions } from '../../../core/editing/merge-decisions.ts';
import { mergedForm } from '../../../core/editing/merged-form.ts';
import { FormComparison } from '../comparison/FormComparison.tsx';
import { LargeDialog } from '../comparison/LargeDialog.tsx';
import type { Conflict } from '../editing-session.ts';
import { ConflictActions } from './ConflictActions.tsx';
import { CONFLICT_COPY } from './copy.ts';
import { CopyMine } from './CopyMine.tsx';
import { MergeChoice } from './MergeChoice.tsx';
import { useMergeChoices } from './use-merge-choices.ts';

/** Ways to settle a conflict; promises are awaited. */
export interface ConflictAnswers {
  onKeepMine(): unknown;
  onTakeTheirs(): unknown;
  /** Continues with a merged text, and saves it. */
  onMerge(form: ArticleForm): unknown;
}

interface Props extends ConflictAnswers {
  conflict: Conflict;
  /** Sentence with author and time of the other version. */
  explanation: string;
  onClose(): void;
}

export default function ConflictComparison({ conflict, explanation, onClose, ...answers }: Props) {
  const [isMerging, setMerging] = useState(false);
  const texts = useRef<HTMLDivElement>(null);
  const { base, mine, theirs, savedBy } = conflict;
  const branches = useMemo(() => ({ base, before: theirs.form, after: mine }), [base, theirs.form, mine]);
  const difference = useMemo(() => formDifference(branches.before, branches.after), [branches]);
  const decisions = useMemo(() => mergeDecisions(branches, difference), [branches, difference]);
  const { choices, countOpen, sideOf, decisionOf, choose } = useMergeChoices(decisions);
  const sides = {
    before: {
      title: CONFLICT_COPY.theirs(savedBy),
      spoken: CONFLICT_COPY.theirsAlone,
      alone: CONFLICT_COPY.theirsAlone,
    },
    after: { title: CONFLICT_COPY.mine, spoken: CONFLICT_COPY.mineAlone, alone: CONFLICT_COPY.mineAlone },
  };
  const actions = (
    <ConflictActions
      keepMine={async () => answers.onKeepMine()}
      takeTheirs={async () => answers.onTakeTheirs()}
      keepMerged={async () => answers.onMerge(mergedForm(branches, difference, choices))}
      showOpen={() => texts.current?.querySelector<HTMLElement>('[data-is-open] input')?.focus()}
      countOpen={countOpen}
      isMerging={isMerging}
      setMerging={setMerging}
    >
      <CopyMine form={mine} />
    </ConflictActions>
  );
  return (
    <LargeDialog title={CONFLICT_COPY.title} close={CONFLICT_COPY.close} actions={actions} onClose={onClose}>
      <p>
        {explanation} {isMerging ? CONFLICT_COPY.mergeHint(countAsked(decisions)) : CONFLICT_COPY.safe}
      </p>
      <div ref={texts}>
        <FormComparison
          difference={difference}
          sides={sides}
          underChange={
            isMerging
              ? (change) => (
                  <MergeChoice
                    change={change}
                    decision={decisionOf(change)}
                    side={sideOf(change)}
                    choose={(side) => choose(change, side)}
                  />
                )
              : undefined
          }
        />
      </div>
    </LargeDialog>
  );
}

function countAsked({ fields, paragraphs }: MergeDecisions): number {
  return [...fields.values(), ...paragraphs.values()].filter((decision) => decision === 'ask').length;
}
