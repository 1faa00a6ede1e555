import { useState } from 'react'
import { downloadGuidePaper, type GuideShown } from '../../../shared/api/guides.ts'
import { addressOf } from '../../lib/call-address.ts'
import { pageLanguage } from '../../lib/page-language.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GuidePaperEditor } from './guide-paper-editor.tsx'
import { PaperDays } from './paper-days.tsx'
import type { GuideAddress } from './use-guide.ts'

interface GuidePaperRowProps {
  paper: GuideShown['steps'][number]['papers'][number]
  address: GuideAddress
  guide: GuideShown
  reload: () => Promise<unknown>
}

/** A paper to download, to read and edit; of a letter the days on which it went out and was answered. */
export function GuidePaperRow({ paper, address, guide, reload }: GuidePaperRowProps) {
  const texts = useMessages().guides.papers
  const [open, setOpen] = useState(false)
  const params = { ...address, paper: paper.id }
  const download = (as: 'pdf' | 'word') =>
    addressOf(downloadGuidePaper, { params, query: { as, language: pageLanguage() } })
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{paper.title}</span>
        {paper.edited && <Badge>{texts.edited}</Badge>}
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        <TextLink
          to={download('pdf')}
          download
          aria-label={texts.pdf(paper.title)}
          className="inline-flex min-h-12 items-center"
        >
          {texts.pdfShort}
        </TextLink>
        <TextLink
          to={download('word')}
          download
          aria-label={texts.word(paper.title)}
          className="inline-flex min-h-12 items-center"
        >
          {texts.wordShort}
        </TextLink>
        <Button
          kind="secondary"
          aria-label={texts.readNamed(paper.title)}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.close : texts.read}
        </Button>
      </div>
      {open && <GuidePaperEditor address={address} paper={paper.id} onSaved={reload} />}
      {paper.isLetter && <PaperDays paper={paper} address={address} guide={guide} onSaved={reload} />}
    </>
  )
}
