/** Marks where the head of a page has its policy, for a renderer that puts it there. A static build does it by itself. */
export const POLICY_PLACE = '<!--policy-->';
