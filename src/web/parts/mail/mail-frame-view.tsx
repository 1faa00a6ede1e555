interface MailFrameViewProps {
  /** The mail as it is sent. */
  html: string
  title: string
}

/**
 * A mail as its reader sees it. The sandbox has no permission at all: nothing in it runs, and its links open nothing.
 * Mails carry their styles on the elements themselves, which the Content-Security-Policy of the page allows.
 */
export function MailFrameView({ html, title }: MailFrameViewProps) {
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={html}
      className="block h-[36rem] w-full rounded-md border border-line bg-surface"
    />
  )
}
