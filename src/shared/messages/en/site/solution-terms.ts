/** What the pages of toolkits, modules and offers share. */
export const solutionTermsTexts = {
  /** Below a price that is paid once. */
  access:
    'Toolkit and module access is granted within 24-48 hours of the payment. Your guide is ready at once, in your account. Once access is granted, the purchase is final.',
  disclaimer:
    'ARMOR supplies software, templates and education. It is not a credit repair company, a lender, a legal service or a debt settlement service. No outcome is guaranteed: results depend on what you do and on how bureaus, collectors, landlords and lenders respond. Only information that is inaccurate, incomplete or cannot be verified can be disputed.',
  fundingDisclaimer:
    'ARMOR supplies software, templates and education. It is not a lender, a broker, a legal service, a credit repair company or a debt settlement service. No funding, amount or approval is guaranteed: lenders alone decide, and results depend on your documents and your actions.',
  /** Of a stage: '30-45 days'. */
  days: (from: number, to: number) => `${from}-${to} days`,
}
