/**
 * People in the order of their names, which are sealed: no query can sort by them. Names in capitals stand beside those that are not;
 * of the same name, and of none, the order stays.
 */
export function inOrderOfNames<Named extends { name: string | null }>(people: readonly Named[]): Named[] {
  const keyOf = ({ name }: Named) => (name ?? '').toLowerCase()
  return people.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other))))
}
