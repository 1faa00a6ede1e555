/**
 * Which of the known packages a program text names: in an import, in a dynamic one, or as a path that is resolved. A word that only
 * looks like a package counts too: one package too many costs little, one too few is found when a client needs it.
 * @param known names of packages
 */
export function namedPackages(texts: readonly string[], known: readonly string[]): string[] {
  const quoted = /['"`]((?:@[\w.-]+\/)?[\w.-]+)(?=[/'"`])/g
  const named = new Set(texts.flatMap((text) => [...text.matchAll(quoted)].map(([, name]) => name)))
  // '@expo-google-fonts/${file}': what follows the scope is known when it runs.
  const scopes = texts.flatMap((text) =>
    [...text.matchAll(/`(@[\w.-]+\/)\$\{/g)].map(([, scope = '']) => scope),
  )
  return known.filter((name) => named.has(name) || scopes.some((scope) => name.startsWith(scope)))
}
