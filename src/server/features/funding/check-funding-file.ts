import { type AcceptedPapers, maxDocumentBytes } from '../intake/check-document-file.ts'

export const maxFundingFileBytes = maxDocumentBytes

/** Decision 22: pdf, doc, docx, jpg, jpeg and png by content. */
export const applicantPapers: AcceptedPapers = {
  kinds: ['pdf', 'doc', 'docx', 'jpeg', 'png'],
  otherKind: 'file.notFundingDocument',
}
