/** The parts of the page; beside it on a wide screen, above it on a narrow one. */
export function JumpList(props: { heading: string; links: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label={props.heading} className="text-sm lg:sticky lg:top-4 lg:self-start">
      <ul className="flex flex-wrap gap-x-4 lg:block">
        {props.links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-flex min-h-9 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
