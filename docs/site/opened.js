// Browsers let no opened file read another, so the search needs a server: whoever opens a file is told.
document.addEventListener("DOMContentLoaded", () => {
  const note = document.getElementById("opened-as-a-file");
  if (note) note.hidden = location.protocol !== "file:";
});
