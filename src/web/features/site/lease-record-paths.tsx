interface LeaseRecordPathsProps {
  texts: {
    landlord: string
    /** Who passes it on, and the file it ends up in; three of each. */
    carriers: readonly string[]
    files: readonly string[]
    nextLandlord: string
    /** The whole picture in words. */
    inWords: string
  }
}

/** How one entry about a lease reaches three files, and from them the next landlord. */
export function LeaseRecordPaths({ texts }: LeaseRecordPathsProps) {
  return (
    <figure>
      <div aria-hidden="true" className="text-center text-sm sm:text-base">
        <p className="mx-auto w-2/5 rounded-md border border-line bg-surface px-2 py-3">{texts.landlord}</p>
        <Lines d="M150 0 V12 M50 32 V12 H250 V32 M150 12 V32" />
        <Boxes labels={texts.carriers} className="border-line bg-surface" />
        <Lines d="M50 0 V32 M150 0 V32 M250 0 V32" />
        <Boxes labels={texts.files} className="border-2 border-ink bg-surface font-semibold" />
        <Lines d="M50 0 V20 H250 V0 M150 0 V32" />
        <p className="mx-auto w-3/5 rounded-md bg-sunk px-2 py-3">{texts.nextLandlord}</p>
      </div>
      <figcaption className="sr-only">{texts.inWords}</figcaption>
    </figure>
  )
}

function Boxes({ labels, className }: { labels: readonly string[]; className: string }) {
  return (
    <div className="grid grid-cols-3">
      {labels.map((label) => (
        <div key={label} className="grid px-1 sm:px-2">
          <p className={`grid place-items-center rounded-md border px-1 py-3 leading-snug ${className}`}>
            {label}
          </p>
        </div>
      ))}
    </div>
  )
}

/** Lines between two rows: 300 wide, a box's middle at 50, 150 and 250; 32 high. */
function Lines({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 300 32" preserveAspectRatio="none" aria-hidden="true" className="h-8 w-full">
      <path d={d} fill="none" className="stroke-edge" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
