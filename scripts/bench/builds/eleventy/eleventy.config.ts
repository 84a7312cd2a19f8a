interface Configuration {
  addPassthroughCopy(folders: Record<string, string>): void;
  setUseGitIgnore(isUsed: boolean): void;
}

/** The output folder is named by the command that measures. */
export default function configure(configuration: Configuration) {
  configuration.addPassthroughCopy({ copied: '/' });
  configuration.setUseGitIgnore(false);
  return { dir: { input: 'templates' } };
}
