/** Modules that are replaced in bundles: React itself has had this hook since version 18. */
export const MODULE_ALIASES = [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }];
