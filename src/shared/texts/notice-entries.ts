import type { TextEntry, TextLock, TextPlace } from './text-entry.ts'

interface More {
  form?: string
  required?: TextEntry['required']
  locked?: TextLock
}

function text(place: TextPlace, path: string, label: string, args: TextEntry['args'], more: More): TextEntry {
  const { form, required = args.filter((each) => typeof each === 'string'), locked = null } = more
  return { id: form ? `${path}:${form}` : path, path, label, place, args, required, locked }
}

/** One line of plain text. */
export const line = (path: string, label: string, args: TextEntry['args'] = [], more: More = {}) =>
  text('line', path, label, args, more)

/** Several lines, with the markup of marked-text.ts. */
export const paragraph = (path: string, label: string, args: TextEntry['args'] = [], more: More = {}) =>
  text('paragraph', path, label, args, more)
