export * from '../printed-values.ts'
