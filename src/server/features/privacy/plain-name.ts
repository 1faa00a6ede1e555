/** A name that every system unpacks: no folders, no blanks, nothing that a shell or an archiver reads otherwise. */
export function plainName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+/, '')
  return plain.slice(-80) || 'file'
}
