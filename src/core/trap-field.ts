/**
 * The name of a field that no visitor sees: what comes with something in it was filled in by a machine. No browser or password
 * manager has anything to put into a field of this name.
 */
export const TRAP_FIELD = 'leave_empty';
