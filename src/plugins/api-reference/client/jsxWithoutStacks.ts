/**
 * Stands in for `react/jsx-dev-runtime` in what a body of the reference is made of. In development React notes the stack
 * of every element, for warnings; for the thousands of a page that takes seconds, at every edit.
 */
export { Fragment, jsx as jsxDEV } from '@api-reference/jsxProduction';
