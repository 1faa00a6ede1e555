import { useMessages } from '../../lib/use-messages.tsx'
import { type Drawing, DrawingField } from '../../parts/signature/drawing-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface SignatureFieldsProps {
  /** As it was given: it is typed the same way. */
  expected: string
  name: string
  error: string | null
  drawing: Drawing
  onName: (name: string) => void
  onDrawing: (drawing: Drawing) => void
}

/** The signature: a typed name, and a drawing for whoever wants one. */
export function SignatureFields({ expected, name, error, drawing, onName, onDrawing }: SignatureFieldsProps) {
  const { signature: texts } = useMessages().agreement
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-xl font-semibold">{texts.legend}</legend>
      <TextField
        id="signature"
        label={texts.typed}
        hint={texts.typedHint(expected)}
        autoComplete="off"
        spellCheck={false}
        value={name}
        error={error}
        onChange={(event) => onName(event.target.value)}
      />
      <DrawingField
        drawing={drawing}
        texts={{ label: texts.drawn, hint: texts.drawnHint, field: texts.field, clear: texts.clear }}
        onChange={onDrawing}
      />
    </fieldset>
  )
}
