/** Before the title of what opens: turned once it is open. For a summary within a `group`. */
export function FoldMark() {
  return (
    <span
      aria-hidden="true"
      className="size-2.5 shrink-0 rotate-45 border-t-2 border-r-2 border-current transition-transform duration-150 group-open:rotate-135"
    />
  )
}
