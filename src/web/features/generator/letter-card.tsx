import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import { visitorLetterText } from '../../../engine/letters/visitor-letter-text.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import type { MadeLetter } from './make-letters.ts'
import { saveFile } from './save-file.ts'
import { letterAsWord } from './write-word-letter.ts'

interface LetterCardProps {
  made: MadeLetter
  onPrint: () => void
}

/** One letter on its sheet, with the four ways to take it along. */
export function LetterCard({ made, onPrint }: LetterCardProps) {
  const { letters: texts } = useMessages().generator
  const toast = useToast()
  const { letter, bureau, fileName } = made
  const name = letter.recipientName

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(visitorLetterText(letter))
      toast({ title: texts.copied, description: texts.copiedText(name), kind: 'success' })
    } catch (error) {
      logProblem('The letter could not be copied.', error)
      toast({ title: texts.notCopied, description: texts.notCopiedText, kind: 'destructive' })
    }
  }

  function download(content: Blob, file: string): void {
    saveFile(content, file)
    toast({ title: texts.started, description: texts.startedText(file), kind: 'success' })
  }

  async function downloadWord(): Promise<void> {
    try {
      download(await letterAsWord(letter), `${fileName}.docx`)
    } catch (error) {
      logProblem('The Word file of the letter could not be made.', error)
      toast({ title: texts.noWord, description: texts.noWordText, kind: 'destructive' })
    }
  }

  const actions = [
    { Icon: Copy, text: texts.copy, act: () => void copy() },
    {
      Icon: FileText,
      text: texts.text,
      act: () =>
        download(
          new Blob([visitorLetterText(letter)], { type: 'text/plain;charset=utf-8' }),
          `${fileName}.txt`,
        ),
    },
    { Icon: Printer, text: texts.pdf, act: onPrint },
    { Icon: Download, text: texts.word, act: () => void downloadWord() },
  ]
  return (
    <section aria-labelledby={`letter-${bureau}`}>
      <h3 id={`letter-${bureau}`} className="text-xl">
        {texts.to(name)}
      </h3>
      <div className="mt-3 flex flex-wrap gap-2">
        {actions.map(({ Icon, text, act }) => (
          <Button
            key={text}
            kind="secondary"
            size="sm"
            className="min-h-11"
            aria-label={texts.named(text, name)}
            onClick={act}
          >
            <Icon aria-hidden="true" className="size-4" />
            {text}
          </Button>
        ))}
      </div>
      <div className="mt-4 max-w-[51rem] rounded-sm border border-line shadow-lifted">
        <LetterSheet letter={letter} />
      </div>
    </section>
  )
}
