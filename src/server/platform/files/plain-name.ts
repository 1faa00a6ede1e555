const longest = 80

/**
 * A name that every system unpacks: no folders, no blanks, nothing that a shell or an archiver reads otherwise. Letters lose their
 * accents; a name in another script keeps at least the end that says what opens it.
 */
export function plainName(name: string): string {
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? ''
  const stem = name
    .slice(0, name.length - ending.length)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(-(longest - ending.length))
    .replace(/^[.-]+/, '')
  return `${stem || 'file'}${ending}`
}
