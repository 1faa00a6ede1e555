import { classNames } from './class-names.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-press text-on-press border-transparent hover:bg-press-hover',
  secondary: 'bg-surface text-press border-press hover:bg-press-soft',
  quiet: 'bg-transparent text-press border-transparent underline underline-offset-4 hover:bg-press-soft',
  danger: 'bg-alarm text-on-alarm border-transparent hover:bg-alarm-hover',
}

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-12 px-5 py-2 text-base',
  sm: 'min-h-9 px-3 text-sm max-sm:min-h-11',
}

const common =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-muted aria-disabled:cursor-not-allowed print:not-aria-pressed:hidden'

/** The look of everything one presses, button or link. */
export function buttonStyle(options: {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  className?: string
}): string {
  const { kind = 'primary', size = 'md', wide = false, className } = options
  return classNames(common, kinds[kind], sizes[size], wide && 'w-full', className)
}
