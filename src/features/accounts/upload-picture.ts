/** Sends a picture to one of the addresses for uploads. @returns the answer. @throws where it was refused. */
export async function uploadPicture<Answer>(address: '/uploads/avatar' | '/uploads/logo', file: File): Promise<Answer> {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch(address, { method: 'POST', body });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Answer;
}
