import { generateFiles } from '../../__tests__/generateFiles';

/** All that is made of a description with workflows, as a text, and what is reported. */
export async function madeWithWorkflows(
  spec: string,
  workflows: string,
): Promise<{ text: string; messages: string[]; ids: string[] }> {
  const reference = await generateFiles({ 'openapi.yaml': spec, 'w.arazzo.yaml': workflows });
  const { pages, inserts, notices } = reference;
  return {
    text: JSON.stringify([pages, inserts, reference.workflows, reference.files()]),
    messages: notices.map(({ message }) => message),
    ids: reference.workflows.map(({ id }) => id),
  };
}
