import { checkTexts as english } from '../../../shared/messages/en/site/check.ts'
import { checkTexts as spanish } from '../../../shared/messages/es/site/check.ts'
import { SiteNav } from '../../features/site/site-nav.tsx'
import { lookAccept } from '../../lib/report-file-kind.ts'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PageSection } from '../../ui/page-section.tsx'

/** `/check`: the first look. Its script is a few lines until a report is chosen (check.ts). */
export const checkPage = storefrontPage({
  path: '/check',
  texts: { en: english, es: spanish },
  Content: CheckPage,
  title: (texts) => texts.pageTitle,
  description: (texts) => texts.description,
  script: 'check',
})

function CheckPage({ texts }: PageProps<typeof english>) {
  return (
    <PageFrame width="medium" nav={<SiteNav />}>
      <PageHeading title={texts.pageTitle} lead={texts.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <PageSection id="reports" title={texts.chooseTitle}>
          <div id="check" className="group">
            <ChooseReports texts={texts} />
          </div>
        </PageSection>
        <PageSection id="promise" title={texts.promiseTitle}>
          <ul className="grid gap-5 md:grid-cols-3">
            {texts.promises.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1">{text}</p>
              </li>
            ))}
          </ul>
        </PageSection>
        <PageSection id="honest" title={texts.honestTitle}>
          <p className="max-w-prose">{texts.honest}</p>
        </PageSection>
      </div>
    </PageFrame>
  )
}

/** The choice of files as it stands before any code but a few lines is there. */
function ChooseReports({ texts }: { texts: typeof english }) {
  return (
    <>
      <label
        htmlFor="check-files"
        className="relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed border-edge bg-surface p-5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink"
      >
        <span className="sr-only">{texts.chooseLabel}</span>
        <input
          id="check-files"
          type="file"
          multiple
          accept={lookAccept}
          aria-describedby="check-hint"
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <span aria-hidden="true" className={buttonStyle({})}>
          {texts.chooseButton}
        </span>
        <span aria-hidden="true" className="text-muted max-sm:hidden">
          {texts.drop}
        </span>
      </label>
      <p id="check-hint" className="mt-2 max-w-prose text-muted">
        {texts.chooseHint} {texts.pictures}
      </p>
      <div role="status">
        <p className="mt-3 hidden font-semibold group-data-[state=loading]:block">{texts.loading}</p>
        <div className="mt-3 hidden group-data-[state=failed]:block">
          <Notice tone="alarm">
            <p>{texts.failed}</p>
          </Notice>
        </div>
      </div>
    </>
  )
}
