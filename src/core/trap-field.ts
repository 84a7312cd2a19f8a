/** Name of the hidden field that only machines fill in. No browser or password manager has a value for this name. */
export const TRAP_FIELD = 'leave_empty';
