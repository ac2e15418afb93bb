import { type ReactNode, useMemo, useState } from 'react';
import { sampleLanguages } from '../../../../../reference/samples/languages';
import { chooseLanguage, chosenLanguage } from '../../language';
import { languageInputs } from '../../panes';
import { CodeBox } from './CodeBox';
import { useForm } from './FormContext';
import { Tabs } from './Tabs';

/** The request as code, in the language of the samples. */
export function RequestCode(): ReactNode {
  const { request } = useForm();
  const [chosen, setChosen] = useState(chosenLanguage);
  const language = sampleLanguages.find(({ id }) => id === chosen) ?? sampleLanguages[0];
  const code = useMemo(() => language?.write(request), [language, request]);
  if (!language || code === undefined) return null;
  const choose = (id: string): void => {
    setChosen(id);
    const onPage = document.querySelector<HTMLInputElement>(`${languageInputs}[value="${CSS.escape(id)}"]`);
    if (onPage && !onPage.checked) chooseLanguage(onPage);
  };
  return (
    <>
      <Tabs label="Language" tabs={sampleLanguages} chosen={language.id} onChoose={choose} />
      <CodeBox code={code} language={language.prism} label={`${language.label} request`} />
    </>
  );
}
