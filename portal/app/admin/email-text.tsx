/** An email that may wrap after its last `@`: on a small desktop the menu leaves no room for it on one line. */
export function EmailText({ email }: { email: string }) {
  const [name, host] = email.split(/(?<=@)(?=[^@]*$)/);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}
