import type { AcceptedPapers } from '../intake/check-document-file.ts'

/** Decision 22: pdf, doc, docx, jpg, jpeg and png by content. */
export const applicantPapers: AcceptedPapers = {
  kinds: ['pdf', 'doc', 'docx', 'jpeg', 'png'],
  otherKind: 'file.notFundingDocument',
}
