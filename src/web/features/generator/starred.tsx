/** A label of a field that belongs in every complete letter; screen readers hear it from the field itself. */
export function Starred({ children }: { children: string }) {
  return (
    <>
      {children}
      <span aria-hidden="true"> *</span>
    </>
  )
}
