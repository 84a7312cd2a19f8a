/** In the order of the form (document 2, section 3). */
export const TOPICS = [
  'ghosting',
  'dating_apps',
  'contradictions',
  'never_confessed_secret',
  'unavowable_fantasy',
  'fears_in_a_relationship',
  'long_relationship',
  'biggest_rejection',
  'falling_for_a_woman',
  'truly_in_love',
  'relationship_to_sex',
  'heartbreak',
  'casual_plan',
  'sleeping_with_or_loving',
] as const;

export type Topic = (typeof TOPICS)[number];
