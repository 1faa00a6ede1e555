/** Whether a text is an instant in UTC as JSON carries it: '2026-12-01T15:00:00.000Z'. */
export function isInstant(text: string): boolean {
  const read = new Date(text)
  return !Number.isNaN(read.getTime()) && read.toISOString() === text
}
