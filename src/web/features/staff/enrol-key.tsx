import { encode } from 'uqr'
import { signInTexts as texts } from '../../../shared/messages/staff/sign-in.ts'

/** The key of an authenticator, as a picture to scan and as text to type. */
export function EnrolKey({ secret, uri }: { secret: string; uri: string }) {
  const { size, data } = encode(uri, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-5">
      {/* Dark on white in the dark scheme, too: scanners want it so. */}
      <svg
        role="img"
        aria-label={texts.enrolPicture}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-52 rounded-md"
      >
        <path fill="#ffffff" d={`M0 0h${size}v${size}h-${size}z`} />
        <path fill="#000000" d={dark} />
      </svg>
      <div>
        <p className="text-muted">{texts.enrolKey}</p>
        <p className="font-semibold break-all tabular-nums">{inGroups(secret)}</p>
      </div>
      <a className="text-link inline-flex min-h-12 items-center" href={uri}>
        {texts.enrolLink}
      </a>
    </div>
  )
}

/** Four letters at a time, as one types them. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
