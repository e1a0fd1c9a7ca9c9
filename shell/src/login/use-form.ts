import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Problems, trimmed } from './login-rules';

type Values = Record<string, string>;

/** A small form: what was typed, what is wrong with it, and the way to send it trimmed once it is right. */
export function useForm<Form extends Values>(
  initial: Form,
  check: (form: Form) => Problems<keyof Form & string>,
) {
  type Field = keyof Form & string;
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Field>>({});

  const setProblem = (name: Field, problem: string | undefined) =>
    setProblems((before) => ({ ...before, [name]: problem }));

  const field = (name: Field) => ({
    name,
    value: values[name] ?? '',
    problem: problems[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setProblem(name, undefined);
    },
  });

  const submit = (send: (form: Form) => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ready = trimmed(values);
    const found = check(ready);
    // Shown at once, so that the first wrong field can take the focus.
    flushSync(() => setProblems(found));
    const wrong = event.currentTarget.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else send(ready);
  };

  return { values, setValues, setProblem, field, submit };
}
