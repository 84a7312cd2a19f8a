/** @param {{ addPassthroughCopy(folders: object): void, setUseGitIgnore(isUsed: boolean): void }} configuration */
export default function configure(configuration) {
  configuration.addPassthroughCopy({ copied: '/' });
  configuration.setUseGitIgnore(false);
  return { dir: { input: 'layouts' } };
}
