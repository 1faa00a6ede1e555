export const unixSeconds = (at: Date) => Math.floor(at.getTime() / 1000)

export const atUnix = (seconds: number) => new Date(seconds * 1000)

/** What goes over the wire: everything but the sandbox's own notes, whose names start with `sandbox_`. */
export function withoutNotes<T extends Record<string, unknown>>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !name.startsWith('sandbox_'))) as T
}

/** A page of a list, as the provider writes it. */
export function wireList(url: string, data: readonly Record<string, unknown>[], hasMore = false) {
  return { object: 'list', url, has_more: hasMore, data: data.map(withoutNotes) }
}
