import { removeLogo, type Setup, uploadLogo } from '../../../shared/api/setup.ts'
import { setupTexts } from '../../../shared/messages/staff/setup.ts'
import { logoLimits } from '../../../shared/rules/operator-logo.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useUpload } from '../../lib/use-upload.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { FileButton } from '../../ui/file-button.tsx'

const texts = setupTexts.logo

interface LogoFormProps {
  logo: Setup['logo']
  onChanged: () => Promise<void>
}

/** The logo in the head of pages: given, seen on what it will lie on, replaced, taken away. */
export function LogoForm({ logo, onChanged }: LogoFormProps) {
  const toast = useToast()
  const { upload, progress, failure } = useUpload(texts.failed)
  const removal = useAct(texts.failed)
  const take = ([file]: File[]) => {
    if (!file) return
    const changed = async () => {
      toast({ title: texts.saved, kind: 'success' })
      await onChanged()
    }
    void upload((send) => send(uploadLogo, { fields: undefined, files: { logo: file } }), changed)
  }
  const remove = () =>
    removal.act(
      (call) => call(removeLogo, {}),
      async () => {
        toast({ title: texts.removed, kind: 'success' })
        await onChanged()
      },
    )
  return (
    <section aria-label={texts.title} className="grid max-w-xl gap-3">
      <p className="text-muted">{texts.lead(logoLimits.megabytes, logoLimits.side)}</p>
      <FailureNotice sentence={failure ?? removal.failure} />
      {logo && (
        <p>
          <span className="operator-logo">
            <img src={logo.address} alt={texts.shown} width={logo.width} height={logo.height} />
          </span>
        </p>
      )}
      {logo?.company === null && <p>{texts.nameless}</p>}
      <p role="status" className="sr-only">
        {progress === null ? '' : texts.sending}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          label={logo ? texts.replace : texts.choose}
          accept="image/png,image/jpeg,image/webp"
          several={false}
          onChoose={take}
          disabled={progress !== null || removal.busy}
        />
        {logo && (
          <Button
            kind="secondary"
            size="sm"
            busy={removal.busy}
            disabled={progress !== null}
            onClick={() => void remove()}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </section>
  )
}
