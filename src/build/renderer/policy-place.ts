/** Marks the place of the policy in a page's head, for the renderer. A static build needs no mark. */
export const POLICY_PLACE = '<!--policy-->';
