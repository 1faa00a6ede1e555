import type { ReactNode } from 'react'

/** The h1 of a page, with what stands above and below it. */
export function PageHeading(props: { above?: ReactNode; title: ReactNode; lead?: ReactNode }) {
  return (
    <div className="mb-8">
      {props.above}
      <h1 className="text-3xl">{props.title}</h1>
      {props.lead && <p className="mt-3 max-w-prose text-lg text-muted">{props.lead}</p>}
    </div>
  )
}
