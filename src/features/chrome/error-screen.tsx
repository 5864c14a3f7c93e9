export function ErrorScreen() {
  return <h1>500</h1>;
}
