/** The parts of a long page, each with its count. */
export function SectionLinks(props: { heading: string; links: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label={props.heading} className="rounded-lg border border-line bg-surface p-5">
      <p className="text-sm font-semibold text-muted">{props.heading}</p>
      <ul className="mt-1 max-lg:flex max-lg:flex-wrap max-lg:gap-x-5">
        {props.links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
