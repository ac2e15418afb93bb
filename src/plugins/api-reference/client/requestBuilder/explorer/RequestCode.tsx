import { type ReactNode, useMemo, useState } from 'react';
import { ApiCodeBlock } from '../../../../../platform/explorer/theme';
import { useRequest } from './FormContext';
import { rememberedLanguage, rememberLanguage } from './sameLanguage';
import { Tabs } from './Tabs';
import { writersOf } from './writers';

/** The request as code, in a language and for a library of the reader's choice. */
export function RequestCode(): ReactNode {
  const request = useRequest();
  const { languages, leftOut } = useMemo(() => writersOf(request), [request]);
  const [chosen, setChosen] = useState(rememberedLanguage);
  const [libraryName, setLibraryName] = useState('');
  const language = languages.find(({ id }) => id === chosen) ?? languages[0];
  const library = language?.libraries.find(({ name }) => name === libraryName) ?? language?.libraries[0];
  const code = useMemo(() => library?.write(request), [library, request]);
  if (!language || !library) return null;
  const choose = (id: string): void => {
    setChosen(id);
    rememberLanguage(id);
  };
  return (
    <>
      <Tabs label="Language" tabs={languages} chosen={language.id} onChoose={choose} />
      {language.libraries.length > 1 && (
        <Tabs
          label="Library"
          tabs={language.libraries.map(({ name }) => ({ id: name, label: name }))}
          chosen={library.name}
          onChoose={setLibraryName}
        />
      )}
      <div className="builder-box">
        <ApiCodeBlock language={language.prism} className="openapi-explorer__code-block">
          {code}
        </ApiCodeBlock>
      </div>
      {leftOut.length > 0 && <p className="builder-note">Not offered for this body: {leftOut.join(', ')}.</p>}
    </>
  );
}
