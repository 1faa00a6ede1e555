import { Button } from '../../ui/button.tsx'

interface RowActionProps {
  title: string
  /** For a screen reader: what is done to whom. */
  label: string
  expanded?: boolean
  onPress: () => void
}

/** One thing that can be done to a row. */
export function RowAction({ title, label, expanded, onPress }: RowActionProps) {
  return (
    <Button kind="secondary" size="sm" aria-label={label} aria-expanded={expanded} onClick={onPress}>
      {title}
    </Button>
  )
}
