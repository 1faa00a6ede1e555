import type { ReactNode } from 'react'
import { type IntakeFileField, intakeFiles, type KeptIntakeFile } from '../../../shared/api/intake.ts'
import type { UploadedReport } from '../../../shared/api/reports.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { paperAccept, paperPhotoAccept, photoAccept, reportAccept } from '../../lib/report-file-kind.ts'
import { problemOf } from '../../lib/report-problem.ts'
import type { KeptFiles } from '../../lib/use-kept-files.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { ReportPages } from '../../parts/reports/report-pages.tsx'
import { FileField } from '../../ui/file-field.tsx'
import type { FileState } from '../../ui/file-row.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CarriedInIntake } from './carried-in-intake.tsx'
import { HelpTopicPopover } from './help-topic-popover.tsx'
import type { IntakeValues } from './intake-values.ts'
import { LockedReport } from './locked-report.tsx'
import { seenIn } from './seen-file.ts'
import type { ChosenFiles, LockedFiles, SeenFiles } from './use-intake-files.ts'

interface IntakeFileFieldsProps {
  files: ChosenFiles
  /** Chosen on an earlier visit, and kept on the server. */
  kept: KeptFiles<IntakeFileField>
  /** Reports that step 3 of the checkout or the upload page has stored. */
  stored: readonly UploadedReport[]
  /** 0 to 1 by field while the form is sent. */
  progress: Readonly<Record<string, number>> | null
  answers: Pick<IntakeValues, 'identityTheft' | 'policeReport' | 'ftcAffidavit' | 'previousDisputes'>
  /** `more`: further pages of the same report. */
  onChoose: (field: IntakeFileField, file: File, more?: readonly File[]) => void
  onRemove: (field: IntakeFileField) => void
  /** Reports whose password is asked for. */
  locked: LockedFiles
  seen: SeenFiles
  onUnlocked: (kept: KeptIntakeFile) => void
}

const reports = [
  ['creditReport0', 'experian'],
  ['creditReport1', 'equifax'],
  ['creditReport2', 'transunion'],
] as const

/** Which evidence is asked for, after the answers given so far (specification section 2). */
export function evidenceAsked(answers: IntakeFileFieldsProps['answers']): IntakeFileField[] {
  const asked: IntakeFileField[] = []
  if (answers.identityTheft === 'yes' && answers.policeReport === 'yes') asked.push('policeReportFile')
  if (answers.ftcAffidavit === 'yes') asked.push('ftcAffidavitFile')
  if (answers.previousDisputes === 'yes') asked.push('previousDisputesFile')
  return asked
}

/** Step 2, the files: reports, evidence by the answers, identity documents. */
export function IntakeFileFields(props: IntakeFileFieldsProps) {
  const messages = useMessages()
  const { intake, reports: texts } = messages
  const pagesName = texts.pages.name
  const { files, kept, stored, progress, answers, onChoose, onRemove, locked, seen } = props
  const field = (
    name: IntakeFileField,
    label: string,
    hint: string,
    accept: string,
    help?: ReactNode,
    uploaded?: FileState,
  ) => {
    const chosen = files[name]
    const before = kept[name]
    const bureau = intakeFiles.find((slot) => slot.field === name)?.bureau
    const found = seenIn(seen[name], messages)
    const state: FileState | null = chosen
      ? {
          ...found,
          name: pagesName(chosen.file.name, chosen.more.length),
          bytes: [chosen.file, ...chosen.more].reduce((sum, { size }) => sum + size, 0),
          problem: chosen.problem ?? found.problem,
          progress: chosen.problem ? null : (progress?.[name] ?? null),
        }
      : before
        ? {
            ...found,
            name: before.fileName,
            bytes: before.bytes,
            recognised: [intake.keptFile, found.recognised].filter(Boolean).join(' '),
            stored: true,
          }
        : (uploaded ?? null)
    return (
      <FileField
        key={name}
        id={name}
        label={label}
        hint={hint}
        help={help}
        accept={accept}
        file={state}
        onChoose={(file) => onChoose(name, file)}
        onChooseMany={(chosenFiles) => choosePages(name, chosenFiles)}
        {...(chosen || before ? { onRemove: () => onRemove(name) } : {})}
      >
        <ReportPages
          label={bureau ? bureauNames[bureau] : label}
          files={chosen ? [chosen.file, ...chosen.more] : []}
          accept={accept}
          photoAccept={bureau ? photoAccept : paperPhotoAccept}
          onChange={(pages) => choosePages(name, pages)}
        />
        {bureau && locked[name] && (chosen || before) && (
          <LockedReport
            field={name}
            bureau={bureau}
            files={chosen ? [chosen.file, ...chosen.more] : []}
            because={chosen?.problem ? null : locked[name].because}
            onUnlocked={props.onUnlocked}
          />
        )}
      </FileField>
    )
  }
  const choosePages = (name: IntakeFileField, pages: readonly File[]) => {
    const [first, ...more] = pages
    if (first) onChoose(name, first, more)
    else onRemove(name)
  }
  const evidence = evidenceAsked(answers)
  const empty = reports.flatMap(([name, bureau]) =>
    files[name] || kept[name] || stored.some((report) => report.bureau === bureau) ? [] : [name],
  )
  return (
    <>
      <Section
        title={intake.reportsTitle}
        text={intake.reportsText}
        help={<HelpTopicPopover name="reportUploads" position="top" size="lg" kind="success" />}
      >
        <p className="text-muted">{intake.reportHintMore}</p>
        <p>
          <TextLink to="/account/get-reports" newTab isApart>
            {texts.getHelp}
          </TextLink>
        </p>
        <CarriedInIntake empty={new Set(empty)} seen={seen} onChoose={onChoose} />
        {reports.map(([name, bureau]) => {
          const uploaded = stored.find((report) => report.bureau === bureau)
          return field(
            name,
            intake[bureau],
            intake.reportHint,
            reportAccept,
            undefined,
            uploaded && {
              name: uploaded.fileName,
              bytes: uploaded.bytes,
              pages: uploaded.pages,
              recognised: problemOf(uploaded.recognition) ? null : intake.alreadyStored,
              problem: problemOf(uploaded.recognition),
              stored: true,
            },
          )
        })}
      </Section>
      {evidence.length > 0 && (
        <Section title={intake.evidenceTitle}>
          {evidence.map((name) =>
            field(
              name,
              intake[name as 'policeReportFile' | 'ftcAffidavitFile' | 'previousDisputesFile'],
              intake.documentHint,
              paperAccept,
            ),
          )}
        </Section>
      )}
      <Section title={intake.identityTitle} text={intake.identityText}>
        {field('licenseId', intake.licenseId, intake.documentHint, paperAccept)}
        {field('ssc', intake.ssc, intake.documentHint, paperAccept)}
        {field('proofOfResidency', intake.proofOfResidency, intake.proofHint, paperAccept)}
      </Section>
    </>
  )
}

function Section(props: { title: string; text?: string; help?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-line pt-8">
      <div>
        <div className="flex flex-wrap items-center gap-x-1">
          <h2 className="text-xl">{props.title}</h2>
          {props.help}
        </div>
        {props.text && <p className="mt-2 text-muted">{props.text}</p>}
      </div>
      {props.children}
    </section>
  )
}
