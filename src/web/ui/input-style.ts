import { classNames } from './class-names.ts'

/** The look of every box one types into; 16 pixels of text, so that a telephone does not zoom. */
export function inputStyle(options: { error?: string | null; className?: string }): string {
  return classNames(
    'block min-h-12 w-full rounded-md border bg-surface px-3 text-base text-ink placeholder:text-muted disabled:bg-sunk disabled:text-muted',
    options.error ? 'border-2 border-alarm' : 'border-edge',
    options.className,
  )
}
